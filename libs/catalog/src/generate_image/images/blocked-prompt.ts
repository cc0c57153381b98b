import { ProviderFailure } from '@capstan/kit';

/**
 * A vendor rejects the prompt by its policy. That stops the waterfall: trying vendors until one accepts the prompt
 * would circumvent all of their policies.
 */
export function blockedPrompt(vendor: string): ProviderFailure {
  return new ProviderFailure('blocked', `${vendor} refused the prompt or the picture by its content policy`, {
    isFinal: true,
    isTarget: true,
    alternativeAction: 'Change the prompt or the reference images; no other provider is called.',
  });
}
