/** Injection token of the origins whose pages the console may frame. */
export const FRAME_ORIGINS = Symbol('console-frame-origins');
