/** Injection token of the message transport that sends the e-mail of the console. */
export const MAIL_TRANSPORT = Symbol('console-mail-transport');
