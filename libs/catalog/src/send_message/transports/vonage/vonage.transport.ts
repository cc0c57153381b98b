import {
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envUrlOr,
  fieldsOf,
  textOf,
} from '@capstan/kit';
import { basicAuth, sentAs, titledText } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { receiveVonage } from './vonage.callbacks.js';

const config = defineConfig(
  'transport:vonage',
  {
    VONAGE_API_KEY: envSecret('API key of Vonage'),
    VONAGE_API_SECRET: envSecret('API secret of Vonage'),
    VONAGE_BASE_URL: envUrlOr('https://api.nexmo.com', 'Address of Vonage'),
    VONAGE_FROM: envText('Phone number or name that sends by Vonage'),
    VONAGE_SIGNATURE_SECRET: envSecret('Signature secret of Vonage, for delivery reports'),
  },
  (env) => ({
    apiKey: env.VONAGE_API_KEY,
    apiSecret: env.VONAGE_API_SECRET,
    baseUrl: env.VONAGE_BASE_URL,
    from: env.VONAGE_FROM,
    signatureSecret: env.VONAGE_SIGNATURE_SECRET,
  }),
);

/** SMS by the Messages API of Vonage. */
export const VonageTransport = defineMessageTransport({
  info: {
    name: 'vonage',
    title: 'Vonage',
    homepage: 'https://developer.vonage.com/en/messages',
    channel: 'sms',
    maxChars: 1_000,
  },
  config,
  needs: ['apiKey', 'apiSecret', 'from'],
  request: (message, { config: { apiKey, apiSecret, from } }) => ({
    path: '/v1/messages',
    headers: { authorization: basicAuth(apiKey, apiSecret) },
    json: {
      message_type: 'text',
      channel: 'sms',
      to: message.to.replace('+', ''),
      from,
      text: titledText(message),
      client_ref: message.id,
    },
  }),
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['message_uuid'])),
  receive: (callback, { signatureSecret }) => receiveVonage(callback, signatureSecret),
});
