import { AwsClient } from 'aws4fetch';
import {
  defineConfig,
  defineMessageTransport,
  envSecret,
  envText,
  envTextOr,
  envUrl,
  fieldsOf,
  jsonOf,
  ProviderFailure,
  textOf,
} from '@capstan/kit';
import { sentAs } from '../../message-parts.js';
import { mimeOf } from '../../mime-message.js';
import { usualReason } from '../../vendor-answers.js';
import { receiveSes } from './ses.callbacks.js';

const config = defineConfig(
  'transport:ses',
  {
    SES_ACCESS_KEY_ID: envText('Access key id of Amazon SES'),
    SES_SECRET_ACCESS_KEY: envSecret('Secret access key of Amazon SES'),
    SES_REGION: envTextOr('us-east-1', 'Region of Amazon SES'),
    SES_BASE_URL: envUrl('Address of Amazon SES (default: that of the region)'),
    SES_FROM: envText('Sender of messages by Amazon SES'),
    SES_CONFIGURATION_SET: envText('Configuration set of Amazon SES, whose events go to SES_TOPIC_ARN'),
    SES_TOPIC_ARN: envText('ARN of the SNS topic of delivery reports of Amazon SES'),
  },
  (env) => ({
    accessKeyId: env.SES_ACCESS_KEY_ID,
    secretAccessKey: env.SES_SECRET_ACCESS_KEY,
    region: env.SES_REGION,
    baseUrl: env.SES_BASE_URL ?? `https://email.${env.SES_REGION}.amazonaws.com`,
    from: env.SES_FROM,
    configurationSet: env.SES_CONFIGURATION_SET,
    topicArn: env.SES_TOPIC_ARN,
  }),
);

const PATH = '/v2/email/outbound-emails';
const QUOTA = new Set(['LimitExceededException', 'AccountSuspendedException', 'SendingPausedException']);

/** Amazon SES, with requests signed by SigV4. Its reports arrive through SNS. */
export const SesTransport = defineMessageTransport({
  info: { name: 'ses', title: 'Amazon SES', homepage: 'https://docs.aws.amazon.com/ses', channel: 'email' },
  config,
  needs: ['accessKeyId', 'secretAccessKey', 'from'],
  request: async (message, { config: settings }) => {
    const { accessKeyId, secretAccessKey, region, baseUrl, from, configurationSet } = settings;
    const mail = await mimeOf(message, from).build();
    const json = {
      FromEmailAddress: from,
      Destination: { ToAddresses: [message.to] },
      Content: { Raw: { Data: mail.toString('base64') } },
      // Events carry the tags.
      EmailTags: [{ Name: 'message_id', Value: message.id }],
      ConfigurationSetName: configurationSet,
    };
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 'ses' });
    const signed = await client.sign(`${baseUrl}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    return { path: PATH, headers: Object.fromEntries(signed.headers), json };
  },
  failureOf: (response) => {
    const type =
      response.headers['x-amzn-errortype']?.split(':')[0] ?? textOf(fieldsOf(jsonOf(response))['__type']);
    return QUOTA.has(type)
      ? new ProviderFailure('quota_exhausted', `Amazon SES does not send for this account: ${type}`)
      : undefined;
  },
  reasonOf: usualReason,
  read: (body) => sentAs(textOf(fieldsOf(body)['MessageId'])),
  receive: (callback, { topicArn }, outbound) => receiveSes(callback, topicArn, outbound),
});
