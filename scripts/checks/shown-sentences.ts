import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const sources = '{components,contexts,pages,lib/{client,contracts,domain,help,server,starter}}/**/*.{ts,tsx}';

/** A text that people may read, and the line on which it begins, counted from 1. */
export interface Shown {
  readonly line: number;
  readonly text: string;
}

/** Attributes of elements that nobody reads. */
const unread =
  /^(?:className|class|style|href|src|id|key|type|role|name|rel|target|d|viewBox|as|method|data-.*|aria-(?:controls|current|live|haspopup|autocomplete|labelledby|describedby))$/;

/** Words with a space between them, or one that begins like a sentence. */
const isRead = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  (/[\p{L}\d.,:;!?…’)”}] [\p{L}“({…]/u.test(text) || /^[“(]?\p{Lu}\p{Ll}[\p{Ll}’]+[.!?…]?$/u.test(text));

/** Looks like a program's own: selectors, media queries, addresses, fonts, class names. */
const isCode = (text: string) =>
  /^[./#@[]|[{}<>]|=>|^\(|\b(?:px|rem|ms)\b|^[a-z-]+(?: [a-z-]+:)|^https?:|^use client|^M\d/.test(
    text.replace(/\{\{(?:[^{}]*\}\})?/g, ''),
  ) && !/\{…\}/.test(text);

/** What the whole product shows or mails, by the file that says it. */
export const shownByFile = (): readonly { readonly file: string; readonly shown: readonly Shown[] }[] =>
  globSync(sources)
    .sort()
    .map((file) => ({ file, shown: shownIn(file, readFileSync(file, 'utf8')) }))
    .filter(({ shown }) => shown.length > 0);

/**
 * The texts of a source that its readers may get to see: text between tags with what is filled in as {…}, texts in
 * attributes, and strings that read like words. It errs on the side of too many.
 */
export function shownIn(fileName: string, source: string): readonly Shown[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: Shown[] = [];
  const tell = (node: ts.Node, raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (!isRead(text) || isCode(text)) return;
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && unread.test(node.name.getText(file))) return;
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(hasWords)) {
      tell(node, textOf(node.children));
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) tell(node, node.text);
    if (ts.isTemplateExpression(node)) {
      tell(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{…}'));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const hasWords = (child: ts.JsxChild) => ts.isJsxText(child) && child.text.trim() !== '';

/** What stands between tags as one text; elements within are told on their own as well. */
const textOf = (children: readonly ts.JsxChild[]): string =>
  children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child)) return isBlank(child) ? ' ' : '{…}';
      return ts.isJsxElement(child) && child.children.every(ts.isJsxText) ? textOf(child.children) : '{…}';
    })
    .join('');

const isBlank = ({ expression }: ts.JsxExpression) =>
  expression === undefined || (ts.isStringLiteral(expression) && expression.text.trim() === '');
