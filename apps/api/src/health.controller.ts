import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { RawResponse, ServiceUnavailableError } from '@capstan/platform-http';
import { Broadcast } from '@capstan/platform-queue';
import { DataSource } from 'typeorm';

/** For load balancers and orchestrators. */
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
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can serve: PostgreSQL answers and key changes reach it. */
  @Get('ready')
  async ready(): Promise<{ status: string; database: string; broadcast: string }> {
    await this.dataSource.query('SELECT 1').catch((error: unknown) => {
      throw new ServiceUnavailableError('The database cannot be reached right now.', error);
    });
    return { status: 'ok', database: 'ok', broadcast: this.broadcast.connected ? 'ok' : 'reconnecting' };
  }
}
