export { askAs } from "@wordlehint/stand-in-kit/testing/ask-as";
export { inherited } from "./inherited.ts";
export { eventually } from "@wordlehint/stand-in-kit/testing/eventually";
export { listen, type Listening } from "./listen.ts";
export { testServers, uniqueName, type TestServers } from "./test-servers.ts";
export {
  refusingUrl,
  testEnvironment,
  useService,
  type ServiceCode,
  type ServiceUnderTest,
} from "./use-service.ts";
export { startFakeServer, type FakeServer, type ReceivedRequest } from "./fake-server.ts";
export { startEmbeddedMongo, type ServerOptions, type ServerProcess } from "./embedded-mongo.ts";
export { startMailbox, type MailboxProcess, type SentMail } from "./mailbox.ts";
export { controlStripe, startStripe, type StripeControls, type StripeProcess } from "./stripe.ts";
export { startNats } from "./nats.ts";
export { startOpenAi, type OpenAiProcess } from "./open-ai.ts";
export { startProcess, type ProcessOptions, type RunningProcess } from "./running-process.ts";
export { freePort } from "./free-port.ts";
export { freePortBase } from "./free-port-base.ts";
export { choosePassword } from "./choose-password.ts";
export { lockedWords } from "./answers.ts";
export { publicPaths } from "./public-paths.ts";
export { readEvents } from "./read-events.ts";
export { startStudioLake, type StudioLake } from "./studio-lake.ts";
