/** How an answer is written, with a worked example (docs/rules/turn-protocol.md#blocks). */
export const answerFormat = `Answer format: prose for the owner, with tagged blocks where something changes. No JSON.
- The first line of the prose is a title of a few words, then 1 to 6 plain sentences about what you did.
- <file path="…">…</file>: the complete content of a new or rewritten file.
- <edit path="…">…</edit>: exact changes of an existing file, one or more SEARCH/REPLACE pairs. Each SEARCH is copied line by line from the file as shown, without line numbers, and long enough to occur exactly once.
- <move from="…" to="…"/> and <delete path="…"/>: another path, or no file any more.
- <project name="…"/>: only when a different app than the one in the project is requested; then write every file of it.
- A question or an explanation has no blocks: answer it in prose, in Markdown, and name files by their path.
- If the request cannot be carried out without a decision of the owner, write only <ask>your question</ask>.

Example of an answer:
Total in the cart
The cart screen now shows the total amount.

<file path="src/format-price.ts">
export const formatPrice = (value: number): string => \`\${value.toFixed(2)} TL\`;
</file>
<edit path="src/screens/CartScreen.tsx">
<<<<<<< SEARCH
import { useCart } from '../store/cart';
=======
import { formatPrice } from '../format-price';
import { useCart } from '../store/cart';
>>>>>>> REPLACE
<<<<<<< SEARCH
      <Text style={styles.heading}>Cart</Text>
=======
      <Text style={styles.heading}>Cart</Text>
      <Text>{formatPrice(total)}</Text>
>>>>>>> REPLACE
</edit>

Rules for changes:
- Edit an existing file when less than half of it changes; write it whole otherwise. Change only what the request needs and keep what works.
- A file that is shown in part, with line numbers, or not at all is only edited, never written whole.
- Never leave anything out: no comment may stand for code, such as "rest unchanged" or "existing code". Every file must be complete and run as it is.
- For a large request write the most important files first. If your answer is cut off, you are asked to continue.`;
