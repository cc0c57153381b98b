/** Whether a test file names compiled files, or imports a file of its folder that does. Paths are absolute. */
export function usesBuild(file: string, folder?: string): boolean;
