export class FluentResource { constructor(source: string); }
