import { readFileSync } from 'node:fs'
import ts from 'typescript'

export interface ImportFound {
  specifier: string
  line: number
  /** Gone after type stripping: costs nothing at run time. */
  isType: boolean
  /** Stands in a `<script>` of an Astro file, which a browser loads. */
  isClientScript: boolean
}

export interface FileFacts {
  imports: ImportFound[]
  /** Calls of React hooks. */
  hooks: { name: string; line: number }[]
}

/** What a source file imports, statically, by re-export and by `import('…')`, and which hooks it calls. */
export function readImports(file: string): FileFacts {
  const text = readFileSync(file, 'utf8')
  const facts: FileFacts = { imports: [], hooks: [] }
  if (!file.endsWith('.astro')) {
    readCode(text, 0, false, facts)
    return facts
  }
  for (const { code, line, isClientScript } of astroParts(text)) readCode(code, line, isClientScript, facts)
  return facts
}

/** The code of an Astro file: its frontmatter, its scripts, and `import('…')` in its markup. */
function astroParts(text: string) {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length - 1
  const parts: { code: string; line: number; isClientScript: boolean }[] = []
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)
  if (frontmatter) {
    parts.push({ code: frontmatter[1] ?? '', line: lineAt(text.indexOf('---')) + 1, isClientScript: false })
  }
  for (const script of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const code = script[1] ?? ''
    parts.push({ code, line: lineAt(script.index + script[0].indexOf('>') + 1), isClientScript: true })
  }
  return parts
}

function readCode(code: string, lineOffset: number, isClientScript: boolean, facts: FileFacts): void {
  const source = ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1 + lineOffset
  const add = (node: ts.Node, specifier: ts.Expression | undefined, isType: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      facts.imports.push({ specifier: specifier.text, line: lineOf(node), isType, isClientScript })
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal as ts.Expression, true)
    } else if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0], false)
      const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      if (ts.isIdentifier(name) && /^use([A-Z]|$)/.test(name.text)) {
        facts.hooks.push({ name: name.text, line: lineOf(node) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/** `import type { A }`, or braces that hold types alone. */
function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}
