import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '@capstan/auth';
import { CreditsModule } from '@capstan/credits';
import { AccountDataController } from './account-data/account-data.controller.js';
import { AccountDataRegistry } from './account-data/account-data.registry.js';
import { AccountDeletionEntity } from './account-data/account-deletion.entity.js';
import { AccountEraser } from './account-data/account-eraser.js';
import { AuditRecords } from './account-data/audit-records.js';
import { DeleteAccountService } from './account-data/delete-account.service.js';
import { DeletionFinisher } from './account-data/deletion-finisher.js';
import { ExportAccountService } from './account-data/export-account.service.js';
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
  imports: [
    AuthModule,
    CreditsModule,
    AuditModule,
    DiscoveryModule,
    TypeOrmModule.forFeature([AccountDeletionEntity]),
  ],
  controllers: [
    OverviewController,
    AccountsController,
    AccountDataController,
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
    AccountDataRegistry,
    AuditRecords,
    AccountEraser,
    DeleteAccountService,
    DeletionFinisher,
    ExportAccountService,
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
