// htm, bound to what makes an element.
type Tag = (strings: TemplateStringsArray, ...values: any[]) => any;
declare const htm: { bind(make: (type: any, props: any, ...children: any[]) => any): Tag };
export default htm;
