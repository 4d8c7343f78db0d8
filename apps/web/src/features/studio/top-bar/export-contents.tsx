import type { ExportedFile } from '@kilim/contract';
import { ChevronRight, File, Folder } from 'lucide-react';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { buildTree, type TreeNode } from '../tree/build-tree.ts';

interface ExportContentsProps {
  readonly folder: string;
  readonly files: readonly ExportedFile[];
}

/** The zip as a tree of folders with sizes. */
export function ExportContents({ folder, files }: ExportContentsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  let total = 0;
  for (const { size } of files) total += size;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-14 font-medium">{translate('studio.export.contents')}</h3>
      <div className="max-h-80 overflow-y-auto rounded-card border border-line bg-sunken px-3 py-2 text-13">
        <p className="flex items-center gap-2 py-1 font-medium">
          <Folder aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 font-mono break-all">{folder}</span>
          <span className="shrink-0 text-12 font-normal text-muted numerals">
            {translate('studio.export.files', {
              count: files.length,
              size: formatBytes(total, language),
            })}
          </span>
        </p>
        <Nodes nodes={buildTree(sizes.keys())} sizes={sizes} />
      </div>
    </section>
  );
}

interface NodesProps {
  readonly nodes: readonly TreeNode[];
  readonly sizes: ReadonlyMap<string, number>;
}

function Nodes({ nodes, sizes }: NodesProps) {
  const language = useLanguage();
  return (
    <ul className="ml-2 border-l border-line pl-2">
      {nodes.map((node) =>
        node.kind === 'folder' ? (
          <li key={node.path}>
            <details open={node.path === 'src'}>
              <summary className="flex cursor-pointer list-none items-center gap-2 rounded-control py-1 [details[open]>&>svg:first-child]:rotate-90">
                <ChevronRight
                  aria-hidden="true"
                  className="size-3.5 shrink-0 text-muted transition-transform"
                />
                <Folder aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <span className="min-w-0 font-mono break-all">{node.name}</span>
              </summary>
              <Nodes nodes={node.children} sizes={sizes} />
            </details>
          </li>
        ) : (
          <li className="flex items-center gap-2 py-1" key={node.path}>
            <File aria-hidden="true" className="ml-1 size-3.5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1 font-mono break-all">{node.name}</span>
            <span className="shrink-0 text-12 text-muted numerals">
              {formatBytes(sizes.get(node.path) ?? 0, language)}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
