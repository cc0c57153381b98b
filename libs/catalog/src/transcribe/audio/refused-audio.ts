import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import { UnreadableAudioError } from './unreadable-audio.error.js';

const REFUSALS = new Set([400, 413, 415, 422]);
const TOO_LARGE = 413;

/** Whether a vendor says that it cannot read the audio, and not that it does not know the model or a parameter. */
export type IsUnreadableResponse = (body: unknown, response: OutboundResponse) => boolean;

/**
 * The failure of a vendor that refuses a recording. It may take the next one, so its breaker stays closed, and other providers may read
 * what it cannot read. If none does, the caller gets the error about the audio.
 * @param says default: it gives no reason.
 */
export const refusedAudio =
  (says: IsUnreadableResponse = () => false) =>
  (response: OutboundResponse): ProviderFailure | undefined => {
    const { status } = response;
    const isUnreadable = says(jsonOf(response), response);
    if (!isUnreadable && !REFUSALS.has(status)) return undefined;
    if (isUnreadable) return unreadableAt('the provider could not read the audio');
    if (status === TOO_LARGE) return tooLargeFor('the provider');
    return new ProviderFailure('upstream_error', `the provider refused the audio (${status})`, {
      isTarget: true,
    });
  };

export const unreadableAt = (detail: string): ProviderFailure =>
  new ProviderFailure('upstream_error', detail, {
    isTarget: true,
    callerError: new UnreadableAudioError('has the format of a recording, but its content cannot be decoded'),
  });

/** @param vendor with its limit, if it is known: `the 14 MB that Gemini takes`. */
export const tooLargeFor = (vendor: string): ProviderFailure =>
  new ProviderFailure('upstream_error', `the audio is too large for ${vendor}`, {
    isTarget: true,
    callerError: new UnreadableAudioError(`is too large for ${vendor}`),
  });

/** The message in `error` of OpenAI and of servers with its API. */
export const openAiMessage = (body: unknown): string => textOf(fieldsOf(fieldsOf(body)['error'])['message']);
