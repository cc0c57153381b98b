/** The test files whose path contains one of the words. */
export function findTests(words: string[]): { files: string[]; projects: string[]; needsBuild: boolean };
