/** Injection token of better-auth. */
export const BETTER_AUTH = Symbol('better-auth');
