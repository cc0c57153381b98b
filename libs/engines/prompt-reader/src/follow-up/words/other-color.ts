import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';

/** Whether a message names colors and none that a name has: "a green velvet cake" is not the red velvet cake. */
export function isInOtherColor(message: string, name: string, { shadedColors }: Language): boolean {
  const [said, own] = [message, fold(name)].map((text) => shadedColors.find(text).map(({ value }) => value));
  return own!.length > 0 && said!.length > 0 && !said!.some((color) => own!.includes(color));
}
