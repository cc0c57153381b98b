/** Queue of the builds. */
export const BUILD_QUEUE = 'builds';
