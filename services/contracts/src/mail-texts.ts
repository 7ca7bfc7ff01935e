import type { MailKind, MailText } from "./mail.ts";

// Imported by name, `@wordlehint/contracts/mail-texts`: pages of the site don't load it.

/** The text of each kind of mail as long as no editor has written another one; also what new content begins with. */
export const builtInMailTexts: Readonly<Record<MailKind, MailText>> = {
  "verify-email": {
    subject: "Welcome to {{product}}: please confirm your address",
    preheader: "Confirm it, and your account is complete.",
    heading: "Welcome to {{product}}",
    paragraphs: [
      "Somebody, most likely you, made an account with {{email}} at {{product}} ({{site}}). Please confirm that this address is yours, so that you can choose a new password by email and subscribe to the daily hint.",
      "The link can be used for {{validFor}}, and opens a page with a button that confirms your address. If you didn’t make an account, ignore this email: without the confirmation nothing more will be sent.",
    ],
    button: "Confirm my address",
  },
  "change-email": {
    subject: "Confirm your new address for {{product}}",
    preheader: "Your account changes its address when you confirm this one.",
    heading: "Is this your new address?",
    paragraphs: [
      "Somebody, most likely you, asked to use {{email}} in the place of {{accountEmail}} for an account at {{product}} ({{site}}).",
      "The link can be used for {{validFor}}, and opens a page with a button that confirms the change. If it wasn’t you, ignore this email: the account keeps the address that it has.",
    ],
    button: "Use this address",
  },
  "email-changed": {
    subject: "Your {{product}} account has a new address",
    preheader: "Emails about your account go to the new address from now on.",
    heading: "Your address was changed",
    paragraphs: [
      "Your account at {{product}} was changed from {{previousEmail}} to {{email}}. From now on you sign in with the new address.",
      "If it wasn’t you, reply to this email or write to us on the contact page right away.",
    ],
    button: null,
  },
  "reset-password": {
    subject: "Choose a new password for {{product}}",
    preheader: "The link can be used for {{validFor}}.",
    heading: "Choose a new password",
    paragraphs: [
      "Somebody asked for a new password for the account with the address {{email}}. If it was you, follow the link.",
      "The link can be used once, for {{validFor}}. If it wasn’t you, ignore this email: your password stays as it is.",
    ],
    button: "Choose a new password",
  },
  "password-changed": {
    subject: "Your {{product}} password was changed",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    paragraphs: [
      "The password of the account with the address {{email}} was changed on {{time}}. You have been signed out everywhere else.",
      "If it wasn’t you, choose a new password right away.",
    ],
    button: "Choose a new password",
  },
  "new-device": {
    subject: "New sign-in to your {{product}} account",
    preheader: "{{device}}, {{time}}",
    heading: "Somebody signed in on a new device",
    paragraphs: [
      "Your account was used in a browser that we haven’t seen before: {{device}}, on {{time}}.",
      "If it was you, there is nothing to do. If it wasn’t you, choose a new password right away: everyone is signed out then.",
    ],
    button: "Choose a new password",
  },
  "account-deleted": {
    subject: "Your {{product}} account is deleted",
    preheader: "Your account and your results are gone.",
    heading: "Your account is deleted",
    paragraphs: [
      "The account with the address {{email}} is deleted, with your results and your subscription to the daily hint. The privacy policy at {{site}}/privacy says what stays for a while, such as invoices, and why.",
      "You are welcome to come back at any time.",
    ],
    button: null,
  },
  "confirm-subscription": {
    subject: "Please confirm: the daily hint from {{product}}",
    preheader: "One click, and the next riddle comes to your mailbox.",
    heading: "One more click",
    paragraphs: [
      "You asked for the daily riddle at {{email}}. Please confirm that you want it.",
      "The link can be used for {{validFor}}. If you didn’t ask for it, ignore this email: your address will be forgotten.",
    ],
    button: "Confirm my subscription",
  },
  "already-subscribed": {
    subject: "You are subscribed to {{product}} already",
    preheader: "Change when and how the daily hint comes.",
    heading: "You are subscribed already",
    paragraphs: [
      "The daily hint goes to {{email}} already, so there is nothing to confirm. You can change the days, the time zone and how much it helps.",
      "If somebody else typed your address, ignore this email: nothing has changed.",
    ],
    button: "Change my preferences",
  },
  "daily-hint": {
    subject: "Riddle {{puzzleNumber}} for {{date}}",
    preheader: "A new riddle for the puzzle of the day. No spoilers.",
    heading: "The riddle for {{date}}",
    paragraphs: ["Puzzle {{puzzleNumber}}. Here is the new riddle:"],
    button: "Open the page",
  },
  "contact-message": {
    subject: "Message from {{name}}: {{subject}}",
    preheader: "By the contact form of {{product}}",
    heading: "{{subject}}",
    paragraphs: ["{{name}} ({{email}}) wrote by the contact form. A reply to this email goes to them."],
    button: null,
  },
  "contact-acknowledgement": {
    subject: "We have your message",
    preheader: "We reply within 24-48 hours.",
    heading: "Thank you for your message",
    paragraphs: [
      "Your message to {{product}} has arrived. We reply within 24-48 hours.",
      "If you didn’t write to us, somebody typed your address by mistake; ignore this email then.",
    ],
    button: null,
  },
  "subscription-activated": {
    subject: "Welcome to {{product}} Premium",
    preheader: "Your subscription is active until {{paidUntil}}.",
    heading: "Premium is active",
    paragraphs: [
      "Thank you for supporting {{product}}. You see no advertisements from now on, wherever you are signed in with {{email}}.",
      "It is paid until {{paidUntil}} and then renews by itself. You can cancel at any time on your profile. Within 14 days of your first payment you can also withdraw there and get your money back, as the terms at {{site}}/terms say.",
    ],
    button: "Manage my subscription",
  },
  "payment-failed": {
    subject: "Your payment for {{product}} Premium failed",
    preheader: "Please check your card; Premium stays on meanwhile.",
    heading: "Your payment failed",
    paragraphs: [
      "The payment for the subscription of {{email}} didn’t go through. It is tried again in the next days, and Premium stays on meanwhile.",
      "Please check your card, or enter another one.",
    ],
    button: "Check my card",
  },
  "renewal-ahead": {
    subject: "{{product}} Premium renews on {{renewsOn}}",
    preheader: "{{price}} will be charged then.",
    heading: "Your subscription renews soon",
    paragraphs: [
      "The subscription of {{email}} renews on {{renewsOn}}, for {{price}}. There is nothing to do if you want to keep it.",
      "You can cancel until then on your profile.",
    ],
    button: "Manage my subscription",
  },
  "subscription-cancelled": {
    subject: "Your cancellation of {{product}} Premium",
    preheader: "Premium stays on until {{paidUntil}}.",
    heading: "Your subscription is cancelled",
    paragraphs: [
      "We have your cancellation for {{email}}. Premium stays on until {{paidUntil}}, and nothing more is charged.",
      "If you change your mind before that, you can resume with one click on your profile.",
    ],
    button: "Open my profile",
  },
  "subscription-ended": {
    subject: "Your {{product}} Premium has ended",
    preheader: "Thank you for your support.",
    heading: "Premium has ended",
    paragraphs: [
      "The subscription of {{email}} has ended. Your account, your results and your streaks stay as they are.",
      "Thank you for your support. You can subscribe again at any time.",
    ],
    button: "Subscribe again",
  },
  "payment-reversed": {
    subject: "Your {{product}} Premium has ended",
    preheader: "Your bank gave a payment back to you.",
    heading: "Premium has ended",
    paragraphs: [
      "Your bank gave you back a payment for the subscription of {{email}}, because it was disputed. So the subscription has ended, and nothing more is charged. Your account, your results and your streaks stay as they are.",
      "If you didn’t mean to dispute the payment, you can subscribe again at any time.",
    ],
    button: "Subscribe again",
  },
  "withdrawal-receipt": {
    subject: "Your withdrawal from {{product}} Premium",
    preheader: "{{amount}} is paid back.",
    heading: "We have your withdrawal",
    paragraphs: [
      "We received your withdrawal for {{email}} on {{time}}. Premium has ended, and {{amount}} goes back to the card that you paid with. That takes banks up to ten days.",
      "Please keep this email as a receipt.",
    ],
    button: null,
  },
};
