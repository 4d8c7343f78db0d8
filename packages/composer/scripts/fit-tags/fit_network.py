"""Fits a network of src/tagging/network.ts to marked texts: python3 fit_network.py TEXTS PLAN RESULT (needs numpy).

TEXTS has a line of JSON for each text: features (of each word, 'name=text') and tags (of each word), or where these are not
known, allowed (the tags that each word may have).
PLAN is the shape and the options of the fit, as fit-tag-networks.ts writes it. RESULT becomes a NetworkText of network-text.ts.
The fit is the usual one for tagging: convolutions over embeddings, a conditional random field, dropout and Adam.
"""

import json
import sys
from collections import Counter

import numpy as np

texts_path, plan_path, result_path = sys.argv[1:]
plan = json.load(open(plan_path))
tables, distances, width, tag_count = plan["tables"], plan["distances"], plan["width"], plan["tagCount"]
numbers = np.random.default_rng(plan["seed"])
single = [table for table in tables if not table["hasSeveral"]]
several = [table for table in tables if table["hasSeveral"]]
input_width = sum(table["width"] for table in tables)


def texts_of(word):
    """The texts of a word under each name of features."""
    texts = {}
    for feature in word:
        name, _, text = feature.partition("=")
        texts.setdefault(name, []).append(text)
    return texts


texts = [json.loads(line) for line in open(texts_path)]
texts = [
    {
        "words": [texts_of(word) for word in text["features"]],
        "allowed": text["allowed"] if "allowed" in text else [[tag] for tag in text["tags"]],
    }
    for text in texts
]
texts = [text for text in texts if text["words"]]

places = {}
for table in tables:
    name = table["name"]
    counts = Counter()
    for text in texts:
        for word in text["words"]:
            own = word.get(name, [] if table["hasSeveral"] else [""])
            counts.update(own if table["hasSeveral"] else own[:1])
    kept = sorted(each for each, count in counts.items() if count >= table["rarest"])
    places[name] = {each: at + 1 for at, each in enumerate(kept)}

for text in texts:
    words = text["words"]
    text["single"] = np.array(
        [[places[t["name"]].get(word.get(t["name"], [""])[0], 0) for t in single] for word in words], np.int32
    )
    text["right"] = np.zeros((len(words), tag_count), np.float32)
    for at, allowed in enumerate(text["allowed"]):
        text["right"][at, allowed] = 1
    text["several"] = []
    for table in several:
        known = np.zeros((len(words), len(places[table["name"]]) + 1), np.float32)
        for at, word in enumerate(words):
            for each in word.get(table["name"], []):
                known[at, places[table["name"]].get(each, 0)] = 1
        known[:, 0] = 0
        text["several"].append(known)


def start(*shape, scale):
    return (numbers.standard_normal(shape) * scale).astype(np.float32)


values = {}
for table in tables:
    values["table " + table["name"]] = start(len(places[table["name"]]) + 1, table["width"], scale=0.3)
for at, _ in enumerate(distances):
    size = 3 * (input_width if at == 0 else width)
    values[f"layer {at}"] = start(size, width, scale=np.sqrt(2 / size) * (1 if at == 0 else 0.5))
    values[f"biases {at}"] = np.zeros(width, np.float32)
values["ofWord"] = start(width, tag_count, scale=np.sqrt(1 / width))
values["ofText"] = start(width, tag_count, scale=0.05)
values["biases"] = np.zeros(tag_count, np.float32)
values["transitions"] = np.zeros((tag_count, tag_count), np.float32)

# As mayFollow of tag-spans.ts.
tags = np.arange(tag_count)
may_follow = (tags[None] == 0) | (tags[None] % 2 == 1) | (tags[:, None] == tags[None]) | (tags[:, None] == tags[None] - 1)


def shifted(found, distance):
    """What was found of the word that stands so many words before each one."""
    moved = np.zeros_like(found)
    moved[:, distance:] = found[:, : found.shape[1] - distance]
    return moved


def shifted_back(found, distance):
    moved = np.zeros_like(found)
    moved[:, : found.shape[1] - distance] = found[:, distance:]
    return moved


def kept(shape, dropout):
    return (numbers.random(shape) >= dropout).astype(np.float32) / (1 - dropout)


def forward(batch):
    """Scores [text, word, tag] of a batch, and what `backward` needs of it."""
    size = (len(batch), max(max(distances) + 1, *(len(text["words"]) for text in batch)))
    mask = np.zeros(size, np.float32)
    own = np.zeros((*size, len(single)), np.int32)
    many = [np.zeros((*size, len(places[table["name"]]) + 1), np.float32) for table in several]
    for at, text in enumerate(batch):
        count = len(text["words"])
        mask[at, :count] = 1
        own[at, :count] = text["single"]
        for which, known in enumerate(text["several"]):
            many[which][at, :count] = known
    # Words that are left out together have to be guessed from the others.
    unknown = numbers.random(size) < plan["wordDropout"]
    for at, table in enumerate(single):
        if table["isOfWord"]:
            own[..., at][unknown] = 0
        elif table["mayDrop"]:
            own[..., at][numbers.random(size) < plan["featureDropout"]] = 0
    parts = {}
    for at, table in enumerate(single):
        parts[table["name"]] = values["table " + table["name"]][own[..., at]]
    for at, table in enumerate(several):
        parts[table["name"]] = many[at] @ values["table " + table["name"]]
    input_kept = kept((*size, input_width), plan["inputDropout"])
    found = np.concatenate([parts[table["name"]] for table in tables], 2) * mask[..., None] * input_kept
    steps = []
    for at, distance in enumerate(distances):
        around = np.concatenate([shifted(found, distance), found, shifted_back(found, distance)], 2)
        sums = around @ values[f"layer {at}"] + values[f"biases {at}"]
        factor = (sums > 0) * mask[..., None] * kept(sums.shape, plan["dropout"])
        new = sums * factor
        steps.append((around, factor))
        found = new if at == 0 else found + new
    greatest = np.where(mask[..., None] > 0, found, -1e9)
    whole, places_of_whole = greatest.max(1), greatest.argmax(1)
    scores = found @ values["ofWord"] + values["biases"] + (whole @ values["ofText"])[:, None]
    return scores, (mask, own, many, input_kept, steps, found, whole, places_of_whole)


def backward(of_scores, kept_of_forward):
    """How the loss changes with each value."""
    mask, own, many, input_kept, steps, found, whole, places_of_whole = kept_of_forward
    of_scores = of_scores * mask[..., None]
    of_text = of_scores.sum(1)
    changes = {
        "ofWord": found.reshape(-1, width).T @ of_scores.reshape(-1, tag_count),
        "ofText": whole.T @ of_text,
        "biases": of_text.sum(0),
    }
    of_found = of_scores @ values["ofWord"].T
    rows = np.arange(len(mask))[:, None]
    np.add.at(of_found, (rows, places_of_whole, np.arange(width)[None]), of_text @ values["ofText"].T)
    for at in reversed(range(len(distances))):
        around, factor = steps[at]
        of_sums = of_found * factor
        size = around.shape[2] // 3
        changes[f"layer {at}"] = around.reshape(-1, 3 * size).T @ of_sums.reshape(-1, width)
        changes[f"biases {at}"] = of_sums.sum((0, 1))
        of_around = of_sums @ values[f"layer {at}"].T
        before = shifted_back(of_around[..., :size], distances[at]) + of_around[..., size : 2 * size]
        before += shifted(of_around[..., 2 * size :], distances[at])
        of_found = before if at == 0 else of_found + before
    of_found = of_found * input_kept * mask[..., None]
    begin = 0
    for table in tables:
        name, end = "table " + table["name"], begin + table["width"]
        of_table = of_found[..., begin:end].reshape(-1, table["width"])
        if table["hasSeveral"]:
            known = many[several.index(table)]
            changes[name] = known.reshape(-1, known.shape[2]).T @ of_table
        else:
            changes[name] = np.zeros_like(values[name])
            np.add.at(changes[name], own[..., single.index(table)].ravel(), of_table)
        begin = end
    return changes


def chain(scores, mask, allowed):
    """How likely all tags are that are allowed and may follow each other, and how that changes with scores and transitions."""
    count, length, _ = scores.shape
    moves = np.where(may_follow, np.exp(values["transitions"]), 0).astype(np.float64)
    most = scores.max(2)
    likely = np.exp((scores - most[..., None]).astype(np.float64)) * allowed
    ahead, shares = np.zeros((count, length, tag_count)), np.zeros((count, length, tag_count))
    whole = np.zeros(count)
    for at in range(length):
        new = (moves[0] if at == 0 else ahead[:, at - 1] @ moves) * likely[:, at]
        sums = new.sum(1, keepdims=True)
        is_word = mask[:, at : at + 1] > 0
        ahead[:, at] = np.where(is_word, new / sums, ahead[:, at - 1] if at else 0)
        whole += np.where(is_word[:, 0], np.log(sums[:, 0]) + most[:, at], 0)
    behind = np.ones((count, tag_count))
    of_transitions = np.zeros((tag_count, tag_count))
    shares[:, -1] = ahead[:, -1]
    for at in range(length - 2, -1, -1):
        is_word = mask[:, at + 1 : at + 2] > 0
        later = likely[:, at + 1] * behind
        reached = later @ moves.T
        share = ahead[:, at] * reached
        sums = share.sum(1, keepdims=True)
        of_transitions += moves * (ahead[:, at].T @ (later * (mask[:, at + 1 : at + 2] / sums)))
        shares[:, at] = np.where(is_word, share / sums, ahead[:, at])
        behind = np.where(is_word, reached / reached.sum(1, keepdims=True), 1)
    of_transitions[0] += shares[:, 0].sum(0)
    return whole.sum(), shares, of_transitions


def chain_loss(scores, mask, right):
    """How unlikely the right tags are among all that may follow each other, and how that changes with scores and transitions."""
    whole, shares, of_transitions = chain(scores, mask, np.ones_like(right))
    own, own_shares, of_own_transitions = chain(scores, mask, right)
    changes = np.where(may_follow, of_transitions - of_own_transitions, 0)
    return whole - own, (shares - own_shares).astype(np.float32), changes.astype(np.float32)


def matrix(own):
    """A matrix as network-text.ts reads it: a character for each whole number. Few large values are cut off, so that the others are exact."""
    is_small = own.size < 1000
    most = 42 if is_small else plan["levels"]
    largest = np.abs(own).max() if is_small else np.quantile(np.abs(own), plan["kept"])
    step = float(f"{float(largest) / most or 1:.6g}")
    codes = np.clip(np.round(own / step), -most, most).astype(int).ravel() + 82
    return {"step": step, "numbers": "".join(map(chr, codes + (codes >= 92)))}


batch_size, warm_up = 32, 300
first = {name: np.zeros_like(own) for name, own in values.items()}
second = {name: np.zeros_like(own) for name, own in values.items()}
step, steps_in_all = 0, plan["rounds"] * len(texts) / batch_size
for round_at in range(plan["rounds"]):
    order = [texts[at] for at in numbers.permutation(len(texts))]
    # Texts of like length are read together.
    groups = [sorted(order[at : at + 1024], key=lambda text: len(text["words"])) for at in range(0, len(order), 1024)]
    batches = [group[at : at + batch_size] for group in groups for at in range(0, len(group), batch_size)]
    lost = 0
    for batch in (batches[at] for at in numbers.permutation(len(batches))):
        scores, kept_of_forward = forward(batch)
        right = np.ones(scores.shape, np.float32)
        for at, text in enumerate(batch):
            right[at, : len(text["words"])] = text["right"]
        loss, of_scores, of_transitions = chain_loss(scores, kept_of_forward[0], right)
        lost += loss
        changes = backward(of_scores / len(batch), kept_of_forward)
        changes["transitions"] = of_transitions / len(batch)
        step += 1
        rate = plan["rate"] * min(1, step / warm_up) * max(0.02, 1 - step / steps_in_all)
        for name, change in changes.items():
            first[name] = 0.9 * first[name] + 0.1 * change
            second[name] = 0.999 * second[name] + 0.001 * change * change
            mean, square = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
            values[name] -= rate * mean / (np.sqrt(square) + 1e-8)
    print(f"seed {plan['seed']}, round {round_at + 1}: loss {lost / len(texts):.3f}", flush=True)

for table in several:
    values["table " + table["name"]][0] = 0
json.dump(
    {
        "tagCount": tag_count,
        "tables": [
            {
                "name": table["name"],
                "hasSeveral": table["hasSeveral"],
                "width": table["width"],
                "texts": "\n".join(places[table["name"]]),
                "vectors": matrix(values["table " + table["name"]]),
            }
            for table in tables
        ],
        "layers": [
            {"distance": distance, "weights": matrix(values[f"layer {at}"]), "biases": matrix(values[f"biases {at}"])}
            for at, distance in enumerate(distances)
        ],
        **{name: matrix(values[name]) for name in ("ofWord", "ofText", "biases", "transitions")},
    },
    open(result_path, "w"),
    ensure_ascii=False,
)
