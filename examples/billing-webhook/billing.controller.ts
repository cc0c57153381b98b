import { Controller, Headers, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Accounts, Credits, KeepRawBody, NotFoundError, Public, rawBodyOf } from '@capstan/kit';
import type { FastifyRequest } from 'fastify';
import { type BillingConfig, billingConfig } from './billing.config.js';
import { InvalidSignatureError } from './invalid-signature.error.js';
import { paymentOf } from './payment.js';
import { isAuthentic } from './webhook-signature.js';

/** Receives the webhooks of the billing system. */
@ApiExcludeController()
@Controller('billing')
export class BillingController {
  constructor(
    @Inject(billingConfig.token) private readonly config: BillingConfig,
    private readonly accounts: Accounts,
    private readonly credits: Credits,
  ) {}

  /** Grants the credits of a payment once, however often the message is sent. Ignores other events. */
  @Post('webhook')
  @HttpCode(200)
  @Public()
  @KeepRawBody()
  async receive(
    @Req() request: FastifyRequest,
    @Headers('webhook-id') id: string = '',
    @Headers('webhook-timestamp') timestamp: string = '',
    @Headers('webhook-signature') signature: string = '',
  ): Promise<{ booked: boolean }> {
    const message = { id, timestamp, signature, body: rawBodyOf(request) };
    if (id === '' || !isAuthentic(message, this.config.key, Date.now() / 1000)) {
      throw new InvalidSignatureError();
    }
    const payment = paymentOf(request.body);
    if (!payment) return { booked: false };
    const account = await this.accounts.findByEmail(payment.email);
    if (!account) throw new NotFoundError('The account');
    const booked = await this.credits.grant({
      accountId: account.id,
      amountCredits: payment.credits,
      reason: `payment ${id}`,
      reference: `billing-webhook:${id}`,
    });
    return { booked };
  }
}
