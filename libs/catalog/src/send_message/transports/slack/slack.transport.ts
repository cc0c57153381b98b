import {
  bearer,
  defineConfig,
  defineMessageTransport,
  envSecret,
  envUrlOr,
  type FailedOutcome,
  fieldsOf,
  jsonOf,
  ProviderFailure,
  textOf,
} from '@capstan/kit';
import { sentAs } from '../../message-parts.js';
import { SLACK_MAX_CHARS, slackTextOf } from '../../slack-text.js';

const config = defineConfig(
  'transport:slack',
  {
    SLACK_API_KEY: envSecret('Bot token of Slack (xoxb-…), with the scope chat:write'),
    SLACK_BASE_URL: envUrlOr('https://slack.com', 'Address of Slack'),
  },
  (env) => ({ apiKey: env.SLACK_API_KEY, baseUrl: env.SLACK_BASE_URL }),
);

/** Errors after which Slack may have posted the message. */
const UNDECIDED = new Set(['fatal_error', 'internal_error', 'request_timeout', 'service_unavailable', '']);
const CREDENTIALS = /^(invalid_auth|not_authed|account_inactive|token_|missing_scope|no_permission)/;

/** The Web API of Slack: recipients are `slack:` and the id of a channel or user. Its refusals are 200 with `ok: false`. */
export const SlackTransport = defineMessageTransport({
  info: {
    name: 'slack',
    title: 'Slack',
    homepage: 'https://docs.slack.dev/reference/methods/chat.postMessage',
    channel: 'chat',
    service: 'slack',
    maxChars: SLACK_MAX_CHARS,
  },
  config,
  needs: ['apiKey'],
  supports: ({ to }) => to !== '',
  request: (message, { config: { apiKey } }) => ({
    path: '/api/chat.postMessage',
    headers: { authorization: bearer(apiKey) },
    json: { channel: message.to, ...slackTextOf(message) },
  }),
  failureOf: (response) => {
    const body = fieldsOf(jsonOf(response));
    const error = textOf(body['error']);
    if (body['ok'] !== false || UNDECIDED.has(error)) return undefined;
    return new ProviderFailure(outcomeOf(error), `Slack refused the message: ${error}`);
  },
  read: (body) => {
    const { ok, ts, channel } = fieldsOf(body);
    return ok === true ? sentAs(`${textOf(channel)}:${textOf(ts)}`) : undefined;
  },
});

function outcomeOf(error: string): FailedOutcome {
  if (error === 'ratelimited') return 'rate_limited';
  return CREDENTIALS.test(error) ? 'misconfigured' : 'invalid_input';
}
