import { emailSchema, homeZone, mailKinds, type MailKind } from "@wordlehint/contracts";
import { CommandFault, UsageFault, type Act } from "@wordlehint/runtime";
import { Argument, type Command } from "commander";
import { sampleEnvelope } from "../actions/mail-headers.ts";
import { prepareMailing } from "../actions/prepare-mailing.ts";
import type { Context } from "../context.ts";
import { mailingIn } from "../domain/mailing.ts";
import { smtpVerdict } from "../domain/smtp-verdict.ts";
import { dailyMail } from "../mails/daily-mail.ts";
import type { MailModel } from "../mails/mail-model.ts";
import { renderMail } from "../mails/render-mail.ts";
import { sampleMail, withSampleTokens } from "../mails/sample-mail.ts";

/** Adds the command that sends a mail at once and past the queue, so that it shows the mail server's response. */
export function addSendTestCommand(program: Command, act: Act<Context>): void {
  program
    .command("send-test")
    .description(
      `Sends a mail of a kind with made-up contents, at once, and says whether the mail server took it. The daily mail has the latest riddle of ${homeZone}. Its links lead nowhere.`,
    )
    .argument("<address>", "an email address")
    .addArgument(new Argument("<kind>", "the kind of mail").choices(mailKinds))
    .action((address: string, kind: MailKind) =>
      act(async (context, terminal) => {
        if (!emailSchema.safeParse(address).success)
          throw new UsageFault(`${JSON.stringify(address)} is not an email address.`);
        const { texts, content, server } = context;
        await content.read(undefined).then(texts.use, () => {
          texts.keep();
          terminal.printError("The content can't be read: the built-in text is sent.\n");
        });
        const mail = {
          ...sampleEnvelope(context, { kind, to: address }),
          ...(await renderMail(await modelOf(context, kind, address))),
        };
        await server.send(mail).catch((error: unknown) => {
          throw new CommandFault(`The mail server didn't take it: ${smtpVerdict(error).reason}`);
        });
        terminal.print("The mail server took it.");
        return { event: "test mail sent", about: { kind } };
      }),
    );
}

async function modelOf(context: Context, kind: MailKind, address: string): Promise<MailModel> {
  const { texts, config, now } = context;
  const common = { siteUrl: config.PUBLIC_ORIGIN, postalAddress: config.POSTAL_ADDRESS };
  const { date } = mailingIn(homeZone, now());
  if (kind === "daily-hint") {
    const prepared = await prepareMailing(context, { date, timeZone: homeZone });
    if (typeof prepared === "string")
      throw new CommandFault(
        prepared === "held" ? "The spoiler guard refuses the mail." : "There is no riddle yet.",
      );
    return withSampleTokens(dailyMail({ ...common, ...prepared.content, date }));
  }
  const product = texts.product();
  return sampleMail({ ...common, kind, product, text: texts.textOf(kind), email: address, date });
}
