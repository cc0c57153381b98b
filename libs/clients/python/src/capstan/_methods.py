"""The methods of both clients."""

from __future__ import annotations

from capstan._account import AccountMethods
from capstan._async_account import AsyncAccountMethods
from capstan._async_uploads import AsyncUploadMethods
from capstan._generated.capabilities import AsyncCapabilities, Capabilities
from capstan._uploads import UploadMethods
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


class Methods(Capabilities, AccountMethods, UploadMethods):
    """The methods of `Capstan`."""

    def _add_resources(self) -> None:
        self.builds = Builds(self)
        self.research_runs = ResearchRuns(self)
        self.companies = Companies(self)
        self.sites = Sites(self)
        self.keys = Keys(self)
        self.jobs = Jobs(self)
        self.messages = Messages(self)
        self.inbox = Inbox(self)
        self.webhooks = Webhooks(self)


class AsyncMethods(AsyncCapabilities, AsyncAccountMethods, AsyncUploadMethods):
    """The methods of `AsyncCapstan`."""

    def _add_resources(self) -> None:
        self.builds = AsyncBuilds(self)
        self.research_runs = AsyncResearchRuns(self)
        self.companies = AsyncCompanies(self)
        self.sites = AsyncSites(self)
        self.keys = AsyncKeys(self)
        self.jobs = AsyncJobs(self)
        self.messages = AsyncMessages(self)
        self.inbox = AsyncInbox(self)
        self.webhooks = AsyncWebhooks(self)
