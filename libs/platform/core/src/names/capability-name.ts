/** Names of capabilities and of their fields: what every tool format accepts. Scopes and variables are made from them. */
export const CAPABILITY_NAME = /^[a-z][a-z0-9_]{0,39}$/;
