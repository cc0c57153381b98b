import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { RawResponse, ServiceUnavailableError, Unlimited } from '@capstan/platform-http';
import { Broadcast } from '@capstan/platform-queue';
import { DataSource } from 'typeorm';

/** For load balancers and orchestrators, whose probes the rate limit must not take for a failure of ours. */
@ApiExcludeController()
@Public()
@RawResponse()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcast: Broadcast,
  ) {}

  /** The process runs. */
  @Get('live')
  @Unlimited()
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can serve: PostgreSQL answers and key changes reach it. */
  @Get('ready')
  @Unlimited()
  async ready(): Promise<{ status: string; database: string; broadcast: string }> {
    await this.dataSource.query('SELECT 1').catch((error: unknown) => {
      throw new ServiceUnavailableError('The database cannot be reached right now.', error);
    });
    return { status: 'ok', database: 'ok', broadcast: this.broadcast.connected ? 'ok' : 'reconnecting' };
  }
}
