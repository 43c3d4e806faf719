"""What has a name and a date: adventures that a game makes, proves, rates and publishes."""
