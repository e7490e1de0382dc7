import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Holds what is the same for ever, or what no later call reads. */
const unchanging = new Set(['RegExp', 'Error', 'URL', 'TextEncoder', 'TextDecoder', 'Intl.NumberFormat']);

/** The names under which a module keeps something between calls: `name` of a declaration, or what it keeps it with. */
function stateOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const factories = new Set(
    source.statements
      .filter((statement) => ts.isFunctionDeclaration(statement))
      .filter((statement) => hasOwnLet(statement.body))
      .map(({ name }) => name?.text),
  );
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!isConst || (initializer && makesState(initializer, factories))) found.add(name.getText());
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && ['globalThis', 'setInterval'].includes(node.text)) found.add(node.text);
    if (
      ts.isPropertyDeclaration(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)
    )
      found.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

function hasOwnLet(body: ts.Node | undefined): boolean {
  return (
    body !== undefined &&
    ts.isBlock(body) &&
    body.statements.some(
      (statement) =>
        ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Let) !== 0,
    )
  );
}

/** Whether something is made as the module loads that later calls can change; what a function makes when it is called is its own. */
function makesState(node: ts.Node, factories: ReadonlySet<string | undefined>): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isNewExpression(node)) {
    const made = node.expression.getText();
    const isList = (made === 'Set' || made === 'Map') && (node.arguments?.length ?? 0) > 0;
    if (!isList && !unchanging.has(made)) return true;
  }
  if (ts.isCallExpression(node) && factories.has(node.expression.getText())) return true;
  return ts.forEachChild(node, (child) => makesState(child, factories) || undefined) ?? false;
}

const files = globSync(['lib/server/**/*.ts', 'local/**/*.ts', 'pages/api/**/*.ts']).sort();

test('whatever a process keeps stands in docs/scale.md, with why it may', () => {
  expect(files.length).toBeGreaterThan(200);
  const kept = files.flatMap((file) =>
    stateOf(file, readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  );
  const listed = [
    ...readFileSync('docs/scale.md', 'utf8').matchAll(/^\| `([\w./-]+\.ts)` +\| ([^|]+)\|/gm),
  ].flatMap(([, file, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${file} ${name}`));
  expect(kept.sort()).toEqual(listed.sort());
});

test.each([
  ['const seen = new Map<string, number>();', ['seen']],
  ['let count = 0;', ['count']],
  ['const last = { seen: new Set() };', ['last']],
  ['function remember() {\n  let known;\n  return () => known;\n}\nconst told = remember();', ['told']],
  ['class Limit {\n  static known = [];\n}', ['known']],
  ['const holder = globalThis as object;', ['globalThis']],
  ['function begin() {\n  setInterval(look, 1_000);\n}', ['setInterval']],
  [
    'const kinds = new Set(["a", "b"]);\nconst of = () => new Map();\nfunction f() {\n  let a = 1;\n  return a;\n}',
    [],
  ],
])('it is found: %s', (text, names) => expect(stateOf('module.ts', text)).toEqual(names));
