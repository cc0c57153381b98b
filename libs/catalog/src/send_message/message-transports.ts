import type { Type } from '@nestjs/common';
import type { MessageTransport } from '@capstan/kit';
import { DiscordTransport } from './transports/discord/discord.transport.js';
import { MailgunTransport } from './transports/mailgun/mailgun.transport.js';
import { NtfyTransport } from './transports/ntfy/ntfy.transport.js';
import { PostmarkTransport } from './transports/postmark/postmark.transport.js';
import { ResendTransport } from './transports/resend/resend.transport.js';
import { SendgridTransport } from './transports/sendgrid/sendgrid.transport.js';
import { SesTransport } from './transports/ses/ses.transport.js';
import { SlackTransport } from './transports/slack/slack.transport.js';
import { SlackWebhookTransport } from './transports/slack_webhook/slack-webhook.transport.js';
import { SmtpTransport } from './transports/smtp/smtp.transport.js';
import { TeamsTransport } from './transports/teams/teams.transport.js';
import { TelegramTransport } from './transports/telegram/telegram.transport.js';
import { TwilioTransport } from './transports/twilio/twilio.transport.js';
import { VonageTransport } from './transports/vonage/vonage.transport.js';
import { WhatsappTransport } from './transports/whatsapp/whatsapp.transport.js';

/** Vendors by which messages are sent, in the order in which those of a channel are tried. */
export const messageTransports: readonly Type<MessageTransport>[] = [
  SmtpTransport,
  ResendTransport,
  PostmarkTransport,
  SendgridTransport,
  SesTransport,
  MailgunTransport,
  TwilioTransport,
  VonageTransport,
  SlackTransport,
  SlackWebhookTransport,
  DiscordTransport,
  TelegramTransport,
  WhatsappTransport,
  TeamsTransport,
  NtfyTransport,
];
