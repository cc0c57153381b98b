/** Names of capabilities and their fields, as every tool format accepts them. Scopes and variables derive from them. */
export const CAPABILITY_NAME = /^[a-z][a-z0-9_]{0,39}$/;
