export const SITE_SCRIPT: string;
export function bundleBrowser(): Promise<string>;
