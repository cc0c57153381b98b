/** Kinds that are drawn here, without a model. */
export const DRAWN_KINDS = ['chart', 'card', 'pattern', 'qr', 'diagram'] as const;
export const IMAGE_KINDS = ['auto', 'photo', 'illustration', ...DRAWN_KINDS] as const;

export type DrawnKind = (typeof DRAWN_KINDS)[number];
export type ImageKind = (typeof IMAGE_KINDS)[number];
/** The possible results of `auto`. `image` is a picture by a model that only the prompt describes. */
export type ChosenKind = Exclude<ImageKind, 'auto'> | 'image';

export const isDrawn = (kind: ChosenKind): kind is DrawnKind =>
  (DRAWN_KINDS as readonly string[]).includes(kind);
