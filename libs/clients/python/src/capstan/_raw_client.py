"""The methods of both clients with raw responses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from capstan._answer import Answer
from capstan._generated.capabilities import AsyncRawCapabilities, RawCapabilities
from capstan._methods import AsyncMethods, Methods
from capstan._raw_answer import RawAnswer, as_async_raw, as_raw
from capstan.resources.async_builds import AsyncBuilds
from capstan.resources.async_companies import AsyncCompanies
from capstan.resources.async_inbox import AsyncInbox
from capstan.resources.async_jobs import AsyncJobs
from capstan.resources.async_keys import AsyncKeys
from capstan.resources.async_messages import AsyncMessages
from capstan.resources.async_research_runs import AsyncResearchRuns
from capstan.resources.async_sites import AsyncSites
from capstan.resources.async_webhooks import AsyncWebhooks
from capstan.resources.builds import Builds
from capstan.resources.companies import Companies
from capstan.resources.inbox import Inbox
from capstan.resources.jobs import Jobs
from capstan.resources.keys import Keys
from capstan.resources.messages import Messages
from capstan.resources.research_runs import ResearchRuns
from capstan.resources.sites import Sites
from capstan.resources.webhooks import Webhooks


class RawBuilds:
    def __init__(self, builds: Builds) -> None:
        self.create = as_raw(builds.create)
        self.get = as_raw(builds.get)
        self.list = as_raw(builds.list)
        self.message = as_raw(builds.message)
        self.stop = as_raw(builds.stop)
        self.files = as_raw(builds.files)
        self.file = as_raw(builds.file)
        self.archive = as_raw(builds.archive)
        self.commits = as_raw(builds.commits)
        self.restore = as_raw(builds.restore)
        self.stream_token = as_raw(builds.stream_token)


class RawResearchRuns:
    def __init__(self, research_runs: ResearchRuns) -> None:
        self.create = as_raw(research_runs.create)
        self.get = as_raw(research_runs.get)
        self.list = as_raw(research_runs.list)
        self.cancel = as_raw(research_runs.cancel)
        self.evidence = as_raw(research_runs.evidence)
        self.stream_token = as_raw(research_runs.stream_token)
        self.report: Callable[..., RawAnswer[Answer[Any]]] = as_raw(research_runs.report)


class RawCompanies:
    def __init__(self, companies: Companies) -> None:
        self.create = as_raw(companies.create)
        self.get = as_raw(companies.get)
        self.list = as_raw(companies.list)
        self.data = as_raw(companies.data)
        self.entries = as_raw(companies.entries)
        self.export_entries = as_raw(companies.export_entries)
        self.delete_entry = as_raw(companies.delete_entry)


class RawSites:
    def __init__(self, sites: Sites) -> None:
        self.get = as_raw(sites.get)
        self.list = as_raw(sites.list)
        self.document = as_raw(sites.document)
        self.edit_document = as_raw(sites.edit_document)
        self.images = as_raw(sites.images)
        self.add_image = as_raw(sites.add_image)
        self.remove_image = as_raw(sites.remove_image)
        self.data = as_raw(sites.data)
        self.entries = as_raw(sites.entries)
        self.export_entries = as_raw(sites.export_entries)
        self.delete_entry = as_raw(sites.delete_entry)
        self.annotate_entry = as_raw(sites.annotate_entry)
        self.archive = as_raw(sites.archive)
        self.owner_settings = as_raw(sites.owner_settings)
        self.change_owner_settings = as_raw(sites.change_owner_settings)
        self.renew_owner_link = as_raw(sites.renew_owner_link)
        self.delete_owner_link = as_raw(sites.delete_owner_link)
        self.members = as_raw(sites.members)
        self.add_member = as_raw(sites.add_member)
        self.remove_member = as_raw(sites.remove_member)


class RawKeys:
    def __init__(self, keys: Keys) -> None:
        self.create = as_raw(keys.create)
        self.get = as_raw(keys.get)
        self.list = as_raw(keys.list)
        self.restrict = as_raw(keys.restrict)
        self.revoke = as_raw(keys.revoke)
        self.rotate = as_raw(keys.rotate)


class RawJobs:
    def __init__(self, jobs: Jobs) -> None:
        self.create = as_raw(jobs.create)
        self.get = as_raw(jobs.get)
        self.list = as_raw(jobs.list)
        self.cancel = as_raw(jobs.cancel)
        self.items = as_raw(jobs.items)
        self.stream_token = as_raw(jobs.stream_token)


class RawMessages:
    def __init__(self, messages: Messages) -> None:
        self.get = as_raw(messages.get)
        self.list = as_raw(messages.list)
        self.cancel = as_raw(messages.cancel)
        self.settings = as_raw(messages.settings)
        self.change_settings = as_raw(messages.change_settings)
        self.rotate_secret = as_raw(messages.rotate_secret)


class RawInbox:
    def __init__(self, inbox: Inbox) -> None:
        self.list = as_raw(inbox.list)
        self.mark = as_raw(inbox.mark)


class RawWebhooks:
    def __init__(self, webhooks: Webhooks) -> None:
        self.create = as_raw(webhooks.create)
        self.get = as_raw(webhooks.get)
        self.list = as_raw(webhooks.list)
        self.update = as_raw(webhooks.update)
        self.delete = as_raw(webhooks.delete)
        self.rotate_secret = as_raw(webhooks.rotate_secret)
        self.test = as_raw(webhooks.test)
        self.deliveries = as_raw(webhooks.deliveries)
        self.delivery = as_raw(webhooks.delivery)
        self.resend = as_raw(webhooks.resend)


class RawCapstan(RawCapabilities):
    """`client.with_raw_response`."""

    def __init__(self, client: Methods) -> None:
        super().__init__(client)
        self.agent: Callable[..., RawAnswer[Answer[Any]]] = as_raw(client.agent)
        self.credits = as_raw(client.credits)
        self.usage = as_raw(client.usage)
        self.capabilities = as_raw(client.capabilities)
        self.requests = as_raw(client.requests)
        self.receipt = as_raw(client.receipt)
        self.tools = as_raw(client.tools)
        self.request = as_raw(client.request)
        self.transcribe_file = as_raw(client.transcribe_file)
        self.builds = RawBuilds(client.builds)
        self.research_runs = RawResearchRuns(client.research_runs)
        self.companies = RawCompanies(client.companies)
        self.sites = RawSites(client.sites)
        self.keys = RawKeys(client.keys)
        self.jobs = RawJobs(client.jobs)
        self.messages = RawMessages(client.messages)
        self.inbox = RawInbox(client.inbox)
        self.webhooks = RawWebhooks(client.webhooks)


class AsyncRawBuilds:
    def __init__(self, builds: AsyncBuilds) -> None:
        self.create = as_async_raw(builds.create)
        self.get = as_async_raw(builds.get)
        self.list = as_async_raw(builds.list)
        self.message = as_async_raw(builds.message)
        self.stop = as_async_raw(builds.stop)
        self.files = as_async_raw(builds.files)
        self.file = as_async_raw(builds.file)
        self.archive = as_async_raw(builds.archive)
        self.commits = as_async_raw(builds.commits)
        self.restore = as_async_raw(builds.restore)
        self.stream_token = as_async_raw(builds.stream_token)


class AsyncRawResearchRuns:
    def __init__(self, research_runs: AsyncResearchRuns) -> None:
        self.create = as_async_raw(research_runs.create)
        self.get = as_async_raw(research_runs.get)
        self.list = as_async_raw(research_runs.list)
        self.cancel = as_async_raw(research_runs.cancel)
        self.evidence = as_async_raw(research_runs.evidence)
        self.stream_token = as_async_raw(research_runs.stream_token)
        self.report: Callable[..., Awaitable[RawAnswer[Answer[Any]]]] = as_async_raw(
            research_runs.report
        )


class AsyncRawCompanies:
    def __init__(self, companies: AsyncCompanies) -> None:
        self.create = as_async_raw(companies.create)
        self.get = as_async_raw(companies.get)
        self.list = as_async_raw(companies.list)
        self.data = as_async_raw(companies.data)
        self.entries = as_async_raw(companies.entries)
        self.export_entries = as_async_raw(companies.export_entries)
        self.delete_entry = as_async_raw(companies.delete_entry)


class AsyncRawSites:
    def __init__(self, sites: AsyncSites) -> None:
        self.get = as_async_raw(sites.get)
        self.list = as_async_raw(sites.list)
        self.document = as_async_raw(sites.document)
        self.edit_document = as_async_raw(sites.edit_document)
        self.images = as_async_raw(sites.images)
        self.add_image = as_async_raw(sites.add_image)
        self.remove_image = as_async_raw(sites.remove_image)
        self.data = as_async_raw(sites.data)
        self.entries = as_async_raw(sites.entries)
        self.export_entries = as_async_raw(sites.export_entries)
        self.delete_entry = as_async_raw(sites.delete_entry)
        self.annotate_entry = as_async_raw(sites.annotate_entry)
        self.archive = as_async_raw(sites.archive)
        self.owner_settings = as_async_raw(sites.owner_settings)
        self.change_owner_settings = as_async_raw(sites.change_owner_settings)
        self.renew_owner_link = as_async_raw(sites.renew_owner_link)
        self.delete_owner_link = as_async_raw(sites.delete_owner_link)
        self.members = as_async_raw(sites.members)
        self.add_member = as_async_raw(sites.add_member)
        self.remove_member = as_async_raw(sites.remove_member)


class AsyncRawKeys:
    def __init__(self, keys: AsyncKeys) -> None:
        self.create = as_async_raw(keys.create)
        self.get = as_async_raw(keys.get)
        self.list = as_async_raw(keys.list)
        self.restrict = as_async_raw(keys.restrict)
        self.revoke = as_async_raw(keys.revoke)
        self.rotate = as_async_raw(keys.rotate)


class AsyncRawJobs:
    def __init__(self, jobs: AsyncJobs) -> None:
        self.create = as_async_raw(jobs.create)
        self.get = as_async_raw(jobs.get)
        self.list = as_async_raw(jobs.list)
        self.cancel = as_async_raw(jobs.cancel)
        self.items = as_async_raw(jobs.items)
        self.stream_token = as_async_raw(jobs.stream_token)


class AsyncRawMessages:
    def __init__(self, messages: AsyncMessages) -> None:
        self.get = as_async_raw(messages.get)
        self.list = as_async_raw(messages.list)
        self.cancel = as_async_raw(messages.cancel)
        self.settings = as_async_raw(messages.settings)
        self.change_settings = as_async_raw(messages.change_settings)
        self.rotate_secret = as_async_raw(messages.rotate_secret)


class AsyncRawInbox:
    def __init__(self, inbox: AsyncInbox) -> None:
        self.list = as_async_raw(inbox.list)
        self.mark = as_async_raw(inbox.mark)


class AsyncRawWebhooks:
    def __init__(self, webhooks: AsyncWebhooks) -> None:
        self.create = as_async_raw(webhooks.create)
        self.get = as_async_raw(webhooks.get)
        self.list = as_async_raw(webhooks.list)
        self.update = as_async_raw(webhooks.update)
        self.delete = as_async_raw(webhooks.delete)
        self.rotate_secret = as_async_raw(webhooks.rotate_secret)
        self.test = as_async_raw(webhooks.test)
        self.deliveries = as_async_raw(webhooks.deliveries)
        self.delivery = as_async_raw(webhooks.delivery)
        self.resend = as_async_raw(webhooks.resend)


class AsyncRawCapstan(AsyncRawCapabilities):
    """`client.with_raw_response`."""

    def __init__(self, client: AsyncMethods) -> None:
        super().__init__(client)
        self.agent: Callable[..., Awaitable[RawAnswer[Answer[Any]]]] = as_async_raw(client.agent)
        self.credits = as_async_raw(client.credits)
        self.usage = as_async_raw(client.usage)
        self.capabilities = as_async_raw(client.capabilities)
        self.requests = as_async_raw(client.requests)
        self.receipt = as_async_raw(client.receipt)
        self.tools = as_async_raw(client.tools)
        self.request = as_async_raw(client.request)
        self.transcribe_file = as_async_raw(client.transcribe_file)
        self.builds = AsyncRawBuilds(client.builds)
        self.research_runs = AsyncRawResearchRuns(client.research_runs)
        self.companies = AsyncRawCompanies(client.companies)
        self.sites = AsyncRawSites(client.sites)
        self.keys = AsyncRawKeys(client.keys)
        self.jobs = AsyncRawJobs(client.jobs)
        self.messages = AsyncRawMessages(client.messages)
        self.inbox = AsyncRawInbox(client.inbox)
        self.webhooks = AsyncRawWebhooks(client.webhooks)
