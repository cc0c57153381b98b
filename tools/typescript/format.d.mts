/** Formats generated code like the rest of the checkout; the ending of the path says which language it is. */
export function formatted(path: string, text: string): Promise<string>;
