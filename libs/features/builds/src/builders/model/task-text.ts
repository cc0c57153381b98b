import type { BuildSession } from '../build-session.js';
import { siteBriefIn } from '../../document/site-brief.js';

/** Requests that need code. */
export const requestsText = (requests: readonly string[]): string =>
  `Write code for these requests of the owner, and for nothing else; all others are met by the pages:\n${requests
    .map((request) => `- ${request}`)
    .join('\n')}`;

/** The first message of the conversation: the prompt, its interpretation, and the remaining work. */
export async function taskText(session: BuildSession, requests: readonly string[]): Promise<string> {
  const brief = await siteBriefIn(session.checkout);
  const begun = session.isContinuation
    ? 'The folder holds the work of earlier builds. A prompt that reads as a change changes what is there and leaves the rest as it is; one that describes something new adds to it.'
    : 'The folder holds the site that was laid from this prompt a moment ago.';
  return [
    `Prompt of the owner:\n\n${session.prompt}`,
    session.checkout.head === null ? 'The folder is empty.' : begun,
    ...(brief ? [`What was understood of it when the site was laid:\n${JSON.stringify(brief)}`] : []),
    requestsText(requests),
  ].join('\n\n');
}
