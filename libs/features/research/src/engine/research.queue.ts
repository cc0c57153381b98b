import { defineQueue } from '@capstan/platform-jobs';

/** Queue of research runs. */
export const RESEARCH_QUEUE = defineQueue('research');
