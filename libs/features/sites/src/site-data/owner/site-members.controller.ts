import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { InvalidRequestError, NotFoundError } from '@capstan/platform-core';
import { ApiEnvelope, isUuid } from '@capstan/platform-http';
import { MAX_MEMBERS, type SiteMember, SiteMembers } from '../members/site-members.js';
import { OwnerData } from './owner-data.js';
import {
  DeletedMemberResult,
  NewMemberBody,
  SiteMemberListResult,
  SiteMemberResult,
} from './site-members.result.js';

/** Members of a site, for its owner. */
@ApiTags('Builds')
@Controller('v1/sites/:site_id/members')
@RequireScope('account')
export class SiteMembersController {
  constructor(
    private readonly data: OwnerData,
    private readonly members: SiteMembers,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listSiteMembers',
    summary: 'Members of a site',
    description: 'Those who can sign in to the pages and entries for members. Free.',
  })
  @ApiEnvelope(SiteMemberListResult, { failures: [404] })
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
  ): Promise<SiteMemberListResult> {
    const { siteId } = await this.data.site(accountId, id);
    return { members: (await this.members.list(siteId)).map(toMemberResult) };
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'addSiteMember',
    summary: 'Add a member to a site',
    description:
      'Members sign in on the site with a link by e-mail, if the service can send e-mail. An address that is a member already is returned as it is. Free.',
  })
  @ApiEnvelope(SiteMemberResult, { failures: [404, 413, 415] })
  async add(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
    @Body() { email }: NewMemberBody,
  ): Promise<SiteMemberResult> {
    const { siteId } = await this.data.site(accountId, id);
    const member = await this.members.add(siteId, email);
    if (member) return toMemberResult(member);
    throw new InvalidRequestError([{ path: 'email', message: `a site has at most ${MAX_MEMBERS} members` }]);
  }

  @Delete(':member_id')
  @ApiOperation({
    operationId: 'removeSiteMember',
    summary: 'Remove a member from a site',
    description: 'The sessions of the member end at once. Free.',
  })
  @ApiEnvelope(DeletedMemberResult, { failures: [404] })
  async remove(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
    @Param('member_id') memberId: string,
  ): Promise<DeletedMemberResult> {
    const { siteId } = await this.data.site(accountId, id);
    if (!isUuid(memberId) || !(await this.members.remove(siteId, memberId)))
      throw new NotFoundError('The member');
    return { id: memberId };
  }
}

const toMemberResult = ({ id, email, createdAt, signedInAt }: SiteMember): SiteMemberResult => ({
  id,
  email,
  created_at: createdAt.toISOString(),
  signed_in_at: signedInAt?.toISOString() ?? null,
});
