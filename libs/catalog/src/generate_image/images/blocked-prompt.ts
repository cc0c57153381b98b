import { ProviderFailure } from '@capstan/kit';

/**
 * A vendor refuses the prompt by its policy. That stops the waterfall: asking one vendor after another until one lets it
 * pass would defeat the policies of all of them.
 */
export function blockedPrompt(vendor: string): ProviderFailure {
  return new ProviderFailure('blocked', `${vendor} refused the prompt or the picture by its content policy`, {
    isFinal: true,
    isTarget: true,
    alternativeAction: 'Change the prompt or the reference images; no other provider is asked.',
  });
}
