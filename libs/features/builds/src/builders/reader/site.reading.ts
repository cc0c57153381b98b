/** Long prompts and messages are read in threads. */
export { readFacts } from './read-facts.js';
export { readChangeApart } from './read-change.js';
export { readSite, readSiteAgain } from './read-site.js';
