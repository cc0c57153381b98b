/** A quotation of one line, in any usual marks. */
export const QUOTED = /["“„«「『]\s?([^"“”„«»「」『』\n]{1,120}?)\s?["”“»」』]/u;
