import { type ConfigOf, defineConfig, envFlag, envInteger, envSecret, envText } from '@capstan/kit';

/** The mail server of the operator. */
export const smtpConfig = defineConfig(
  'transport:smtp',
  {
    SMTP_HOST: envText('Mail server that messages are sent by'),
    SMTP_PORT: envInteger(587, { min: 1, max: 65_535 }, 'Port of the mail server'),
    SMTP_TLS: envFlag(false, 'Whether the connection begins with TLS, as on port 465; else STARTTLS is used'),
    SMTP_ALLOW_PLAIN: envFlag(
      false,
      'Whether messages and the password may be sent without encryption, to a mail server without STARTTLS',
    ),
    SMTP_USER: envText('User name at the mail server'),
    SMTP_PASSWORD: envSecret('Password at the mail server'),
    SMTP_FROM: envText('Sender of messages by SMTP, such as Acme <hello@acme.com>'),
  },
  (env) => ({
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    usesTls: env.SMTP_TLS,
    allowsPlain: env.SMTP_ALLOW_PLAIN,
    user: env.SMTP_USER,
    password: env.SMTP_PASSWORD,
    from: env.SMTP_FROM,
  }),
);

export type SmtpConfig = ConfigOf<typeof smtpConfig>;
