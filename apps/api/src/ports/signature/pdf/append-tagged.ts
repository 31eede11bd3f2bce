// Puts the pages of one of our tagged documents behind another's, structure included: pdf-lib copies pages without it.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from '@cantoo/pdf-lib';

const name = {
  root: PDFName.of('StructTreeRoot'),
  kids: PDFName.of('K'),
  parent: PDFName.of('P'),
  parentTree: PDFName.of('ParentTree'),
  numbers: PDFName.of('Nums'),
  nextKey: PDFName.of('ParentTreeNextKey'),
  pageKey: PDFName.of('StructParents'),
} as const;

interface Structure {
  root: PDFDict;
  kids: PDFArray;
  numbers: PDFArray;
  nextKey: number;
}

/** @throws when the document is not tagged as `typesetPdf` tags. */
function structureOf(pdf: PDFDocument): Structure {
  const root = pdf.catalog.lookup(name.root, PDFDict);
  return {
    root,
    kids: root.lookup(name.kids, PDFArray),
    numbers: root.lookup(name.parentTree, PDFDict).lookup(name.numbers, PDFArray),
    nextKey: root.lookup(name.nextKey, PDFNumber).asNumber(),
  };
}

/** Appends the pages of `added` to `pdf`; their place in the structure is after all that `pdf` holds. */
export function appendTagged(pdf: PDFDocument, added: PDFDocument): void {
  const target = structureOf(pdf);
  const source = structureOf(added);
  const copier = PDFObjectCopier.for(added.context, pdf.context);
  for (const page of added.getPages()) {
    // Copied through its reference, so that the structure copied below points at this very page.
    const ref = copier.copy(page.ref);
    const leaf = pdf.context.lookup(ref);
    if (!(leaf instanceof PDFPageLeaf)) throw new Error('a page of the PDF to append is not one');
    const key = leaf.lookupMaybe(name.pageKey, PDFNumber);
    if (key !== undefined) leaf.set(name.pageKey, PDFNumber.of(key.asNumber() + target.nextKey));
    pdf.addPage(PDFPage.of(leaf, ref, pdf));
  }
  const rootRef = pdf.catalog.get(name.root);
  for (const kid of copier.copy(source.kids).asArray()) {
    if (kid instanceof PDFRef && rootRef !== undefined) {
      pdf.context.lookup(kid, PDFDict).set(name.parent, rootRef);
    }
    target.kids.push(kid);
  }
  for (let index = 0; index < source.numbers.size(); index += 2) {
    const key = source.numbers.lookup(index, PDFNumber).asNumber() + target.nextKey;
    target.numbers.push(PDFNumber.of(key));
    target.numbers.push(copier.copy(source.numbers.get(index + 1)));
  }
  target.root.set(name.nextKey, PDFNumber.of(target.nextKey + source.nextKey));
}
