/** Queue of the runs of research. */
export const RESEARCH_QUEUE = 'research';
