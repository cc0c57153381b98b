import {
  bearer,
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envTextOr,
  envUrlOr,
  fieldsOf,
  listOf,
  textOf,
} from '@capstan/kit';
import { sentAs, titledText } from '../../message-parts.js';
import { usualReason } from '../../vendor-answers.js';
import { confirmWhatsapp, receiveWhatsapp } from './whatsapp.callbacks.js';

const config = defineConfig(
  'transport:whatsapp',
  {
    WHATSAPP_API_KEY: envSecret('Access token of the WhatsApp Cloud API'),
    WHATSAPP_BASE_URL: envUrlOr('https://graph.facebook.com', 'Address of the WhatsApp Cloud API'),
    WHATSAPP_API_VERSION: envTextOr('v25.0', 'Version of the WhatsApp Cloud API'),
    WHATSAPP_PHONE_NUMBER_ID: envText('Id of the phone number that sends by WhatsApp'),
    WHATSAPP_APP_SECRET: envSecret('App secret of Meta, for delivery reports'),
    WHATSAPP_VERIFY_TOKEN: envSecret('Verify token of the webhook at Meta, for delivery reports'),
  },
  (env) => ({
    apiKey: env.WHATSAPP_API_KEY,
    baseUrl: env.WHATSAPP_BASE_URL,
    version: env.WHATSAPP_API_VERSION,
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
    appSecret: env.WHATSAPP_APP_SECRET,
    verifyToken: env.WHATSAPP_VERIFY_TOKEN,
  }),
);

/** WhatsApp: recipients are `whatsapp:` and a phone number that wrote within the last 24 hours. */
export const WhatsappTransport = defineMessageTransport({
  info: {
    name: 'whatsapp',
    title: 'WhatsApp',
    homepage: 'https://developers.facebook.com/docs/whatsapp/cloud-api',
    channel: 'chat',
    service: 'whatsapp',
    maxChars: 4_096,
  },
  config,
  needs: ['apiKey', 'phoneNumberId'],
  supports: ({ to }) => /^\+[1-9]\d{6,14}$/.test(to),
  request: (message, { config: { apiKey, version, phoneNumberId } }) => ({
    path: `/${encodeURIComponent(version)}/${encodeURIComponent(phoneNumberId)}/messages`,
    headers: { authorization: bearer(apiKey) },
    json: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to,
      type: 'text',
      text: { body: titledText(message) },
      biz_opaque_callback_data: message.id,
    },
  }),
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(listOf(fieldsOf(body)['messages'])[0])['id'])),
  receive: (callback, { appSecret }) => receiveWhatsapp(callback, appSecret),
  confirm: (query, { verifyToken }) => confirmWhatsapp(query, verifyToken),
});
