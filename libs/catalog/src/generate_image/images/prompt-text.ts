import type { GenerateImageParams } from '../generate-image.params.js';
import { kindOf } from '../kinds/choose-kind.js';

/** stable-diffusion.cpp takes settings of the server from this tag: they are the operator's, not the caller's. */
const SERVER_SETTINGS = /<sd_cpp_extra_args>[\s\S]*?(?:<\/sd_cpp_extra_args>|$)|<\/?sd_cpp_extra_args>?/gi;

const STYLES: Readonly<Record<string, string>> = { photo: 'Photograph: ', illustration: 'Illustration: ' };

/** Returns the prompt for a model, including the requested kind. */
export function promptText(params: GenerateImageParams): string {
  const style = STYLES[kindOf(params)] ?? '';
  return style + withoutSettings(params.prompt);
}

/** For models without a field for a negative prompt. */
export function promptWithNegative(params: GenerateImageParams): string {
  const { negative_prompt: negative } = params;
  return promptText(params) + (negative ? `\n\nDo not include: ${withoutSettings(negative)}` : '');
}

/** Repeated until no tag is left: removing one may create another. */
export function withoutSettings(text: string): string {
  let clean = text;
  for (let before = ''; clean !== before;) {
    before = clean;
    clean = clean.replace(SERVER_SETTINGS, '');
  }
  return clean.trim();
}
