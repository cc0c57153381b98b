/** Every other section of a page, bands of colour aside: those that a tone may tint. */
export const TINTED = 'main > .section:nth-child(even of .section:not(.call, .quote))';
