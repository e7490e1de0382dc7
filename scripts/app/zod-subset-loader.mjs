// Leaves of zod what the browser's code names, and what that in turn refers to: every page loads 10 KB less (ADR 34).
// Turbopack, which calls this for each file of zod, takes from a module whatever any part of it refers to, and each kind
// of schema, check and pattern stands in one module with all others of its kind. It runs inside Next, so it is no TypeScript.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A schema is used as `z.name`, in one of these folders or in one of theirs. */
const users = ['lib/contracts', 'lib/client'];

/** @type {{ used: string, left: (file: string) => string } | undefined} */
let latest;

/** @this {{ rootContext: string, resourcePath: string, addContextDependency: (folder: string) => void }} */
export default function keepUsedSchemas() {
  const folders = users.map((folder) => join(this.rootContext, folder));
  for (const folder of folders) this.addContextDependency(folder);
  const names = namesUsedIn(folders);
  const used = names.join();
  // One process is asked for many files.
  if (latest?.used !== used) latest = { used, left: zodWithOnly(names, dirname(dirname(this.resourcePath))) };
  return latest.left(this.resourcePath);
}

/** @param {readonly string[]} folders */
export function namesUsedIn(folders) {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return texts.flatMap((text) => [...text.matchAll(/\bz\.(\w+)/g)].flatMap(([, name]) => name ?? []));
}

/**
 * @typedef {{ from: string, name: string }} Elsewhere
 * @typedef {{ statement: ts.Statement, module: Module }} Part
 * @typedef {{
 *   source: ts.SourceFile, parts: Part[],
 *   declared: Map<string, Part>, elsewhere: Map<string, Elsewhere>, spaces: Map<string, string>, all: string[],
 * }} Module `spaces`: what it imports whole, by the name that it gives to it. `all`: what it exports whole.
 */

/**
 * @param {string} file
 * @returns {Module}
 */
function read(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  /** @type {Module} */
  const module = { source, parts: [], declared: new Map(), elsewhere: new Map(), spaces: new Map(), all: [] };
  for (const statement of source.statements) {
    const part = { statement, module };
    module.parts.push(part);
    for (const name of declaredBy(statement)) module.declared.set(name, part);
    const from = sourceOf(statement, file);
    for (const { name, propertyName = name } of listOf(statement)) {
      if (from !== file || propertyName.text !== name.text) {
        module.elsewhere.set(name.text, { from, name: propertyName.text });
      }
    }
    if (ts.isExportDeclaration(statement) && !statement.exportClause) module.all.push(from);
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) module.spaces.set(bindings.name.text, from);
  }
  return module;
}

/** @param {ts.Statement} statement */
function declaredBy(statement) {
  const declarations = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
      ? [statement]
      : [];
  return declarations.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

/**
 * @param {ts.Statement} statement
 * @param {string} file
 */
function sourceOf(statement, file) {
  const isLink = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
  const source = isLink ? statement.moduleSpecifier : undefined;
  return source && ts.isStringLiteral(source) ? join(dirname(file), source.text) : file;
}

/**
 * The names that a statement imports or hands on.
 * @param {ts.Statement} statement
 * @returns {readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]}
 */
function listOf(statement) {
  const list = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  return list && (ts.isNamedImports(list) || ts.isNamedExports(list)) ? [...list.elements] : [];
}

/**
 * Gives for each file of zod's what is left of it.
 * @param {readonly string[]} used
 * @param {string} folder zod/v4
 * @returns {(file: string) => string}
 */
export function zodWithOnly(used, folder) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const moduleOf = (/** @type {string} */ file) => {
    const module = modules.get(file) ?? read(file);
    modules.set(file, module);
    return module;
  };
  /** @type {(of: Elsewhere) => Part | undefined} */
  const find = ({ from, name }) => {
    const { declared, elsewhere, all } = moduleOf(from);
    const other = elsewhere.get(name);
    const sources = other ? [other] : all.map((file) => ({ from: file, name }));
    return declared.get(name) ?? sources.map(find).find((part) => part !== undefined);
  };
  /** @type {Set<Part>} */
  const kept = new Set();
  const keep = (/** @type {Part | undefined} */ part) => {
    if (!part || kept.has(part)) return;
    kept.add(part);
    const { module } = part;
    // What a module does when it is loaded belongs to each of its parts.
    module.parts.filter(({ statement }) => ts.isExpressionStatement(statement)).forEach(keep);
    const visit = (/** @type {ts.Node} */ node) => {
      if (ts.isIdentifier(node)) keep(find({ from: module.source.fileName, name: node.text }));
      if (ts.isPropertyAccessExpression(node)) {
        const from = ts.isIdentifier(node.expression) ? module.spaces.get(node.expression.text) : undefined;
        if (from !== undefined) keep(find({ from, name: node.name.text }));
        visit(node.expression);
      } else ts.forEachChild(node, visit);
    };
    ts.forEachChild(part.statement, visit);
  };
  for (const name of used) keep(find({ from: join(folder, 'mini/external.js'), name }));

  const textOf = (/** @type {Part} */ part) => {
    const { statement, module } = part;
    const text = statement.getFullText(module.source);
    const list = listOf(statement);
    if (list.length > 0) {
      const left = list.filter((name) => {
        const found = find({ from: module.source.fileName, name: name.name.text });
        return found && kept.has(found);
      });
      const names = left.map((name) => name.getText(module.source)).join(', ');
      return left.length === 0 ? '' : text.replace(/\{[^}]*\}/, () => `{ ${names} }`);
    }
    const isLink = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    return isLink || kept.has(part) ? text : '';
  };
  return (file) => moduleOf(file).parts.map(textOf).join('');
}
