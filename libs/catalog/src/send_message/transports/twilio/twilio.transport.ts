import {
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envUrl,
  envUrlOr,
  fieldsOf,
  textOf,
} from '@capstan/kit';
import { basicAuth, sentAs, titledText } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { callbackUrlOf, receiveTwilio } from './twilio.callbacks.js';

const config = defineConfig(
  'transport:twilio',
  {
    TWILIO_ACCOUNT_SID: envText('Account SID of Twilio'),
    TWILIO_AUTH_TOKEN: envSecret('Auth token of Twilio; also verifies its delivery reports'),
    TWILIO_BASE_URL: envUrlOr('https://api.twilio.com', 'Address of Twilio'),
    TWILIO_FROM: envText('Phone number or messaging service SID (MG…) that sends by Twilio'),
    TWILIO_STATUS_CALLBACK_URL: envUrl(
      'Public address of /v1/messages/callbacks/twilio, to which Twilio sends delivery reports',
    ),
  },
  (env) => ({
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    baseUrl: env.TWILIO_BASE_URL,
    from: env.TWILIO_FROM,
    statusCallbackUrl: env.TWILIO_STATUS_CALLBACK_URL,
  }),
);

/** SMS by Twilio. */
export const TwilioTransport = defineMessageTransport({
  info: {
    name: 'twilio',
    title: 'Twilio',
    homepage: 'https://www.twilio.com/docs/messaging',
    channel: 'sms',
    maxChars: 1_600,
  },
  config,
  needs: ['accountSid', 'authToken', 'from'],
  request: (message, { config: { accountSid, authToken, from, statusCallbackUrl } }) => ({
    path: `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    headers: { authorization: basicAuth(accountSid, authToken) },
    form: {
      To: message.to,
      [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
      Body: titledText(message),
      StatusCallback:
        statusCallbackUrl === undefined ? undefined : callbackUrlOf(statusCallbackUrl, message.id),
    },
  }),
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['sid'])),
  receive: (callback, config) => receiveTwilio(callback, config),
});
