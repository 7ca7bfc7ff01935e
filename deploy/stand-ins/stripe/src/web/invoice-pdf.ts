import { moneyText } from "@wordlehint/contracts/money";
import type { Invoice } from "../objects/invoice.ts";
import { showDay } from "./days.ts";
import { reductionsOf } from "./invoice-page.ts";

/** Returns an invoice as a document of one page (PDF 1.4). */
export function invoicePdf(invoice: Invoice): Buffer {
  const { number, status, created, currency, lines, total } = invoice;
  const shown = (amount: number) => moneyText({ amount, currency });
  const text = [
    `${invoice.account_name ?? ""} - invoice ${number ?? ""}`,
    `${showDay(created)}, ${String(status)}`,
    "",
    ...lines.data.map((line) => `${line.description ?? ""}: ${shown(line.amount)}`),
    ...reductionsOf(invoice).map(([name, amount]) => `${name}: ${shown(amount)}`),
    `Total: ${shown(total)}`,
  ];
  return pdfOf(text);
}

function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines
    .map((line) => `(${latin(line).replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
    .join("\n");
  const content = `BT /F1 12 Tf 16 TL 56 780 Td\n${shown}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const table = ["0000000000 65535 f ", ...offsets.map((offset) => `${offset} 00000 n `)].join("\n");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`, "latin1");
}

const latin = (text: string): string => text.replaceAll("€", "\x80").replaceAll(/[^ -~\x80\xA0-\xFF]/g, "?");
