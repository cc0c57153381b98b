import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@capstan/auth';
import { CreditsModule } from '@capstan/credits';
import { AccountsController } from './accounts/accounts.controller.js';
import { InspectAccountService } from './accounts/inspect-account.service.js';
import { OpenAccountService } from './accounts/open-account.service.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditModule } from './audit/audit.module.js';
import { AuditController } from './audit/http/audit.controller.js';
import { ConfigurationController } from './configuration/configuration.controller.js';
import { AccountCreditsController } from './credits/account-credits.controller.js';
import { BookCreditsService } from './credits/book-credits.service.js';
import { AdminJobsController } from './jobs/jobs.controller.js';
import { OpenJobs } from './jobs/open-jobs.service.js';
import { AccountKeysController } from './keys/account-keys.controller.js';
import { AdminKeysController } from './keys/keys.controller.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { ProvidersController } from './providers/providers.controller.js';
import { FindRequestService } from './requests/find-request.service.js';
import { AdminRequestsController } from './requests/requests.controller.js';
import { StorageController } from './storage/storage.controller.js';
import { StorageService } from './storage/storage.service.js';

/** Routes of administrators under `/v1/admin`; all require the scope `admin`, and every change is audited. */
@Module({
  imports: [AuthModule, CreditsModule, AuditModule],
  controllers: [
    OverviewController,
    AccountsController,
    AccountCreditsController,
    AccountKeysController,
    AdminKeysController,
    ProvidersController,
    AdminRequestsController,
    AuditController,
    ConfigurationController,
    AdminJobsController,
    StorageController,
  ],
  providers: [
    AuditInterceptor,
    OpenAccountService,
    InspectAccountService,
    BookCreditsService,
    FindRequestService,
    OverviewService,
    OpenJobs,
    StorageService,
  ],
})
export class AdminModule {
  /** @param capabilities the module instance that serves the catalog, whose exports are needed. */
  static forRoot(capabilities: DynamicModule): DynamicModule {
    return { module: AdminModule, imports: [capabilities] };
  }
}
