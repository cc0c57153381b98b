/** What long prompts ask for is read in threads. */
export { readScope } from './read-scope.js';
