/** Queue of research runs. */
export const RESEARCH_QUEUE = 'research';
