import { Injectable } from '@nestjs/common';
import { SignInMail } from './sign-in-mail.js';

/** An installation without SMTP. */
@Injectable()
export class NoSignInMail extends SignInMail {
  readonly isConfigured = false;

  sendSignInLink(): Promise<void> {
    return Promise.reject(new Error('SMTP is not configured'));
  }

  sendInvitation(): Promise<void> {
    return Promise.reject(new Error('SMTP is not configured'));
  }
}
