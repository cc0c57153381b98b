/** Full-width Latin letters, digits and signs as their usual forms. The length stays. */
export const narrow = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\u202f\u2009\t]/g, ' ')
    .replace(/[￥]/g, '¥')
    .replace(/[’ʼ]/g, "'")
    .replace(/[−–—―](?=\s?[\d$€£¥])/g, '-');

/** Lower case, without accents, with spaces for hyphens within words: what word lists are written in. The length stays. */
export function foldText(text: string): string {
  const plain = text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));
  const lower = plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return lower.replace(/(?<=[a-z])[-‐‑](?=[a-z])/g, ' ');
}
