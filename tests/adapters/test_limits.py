"""Who is counted as one, and how often they may ask."""

import pytest

from reverie.adapters.limits import PER_ADDRESS, Limits, network


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_ipv6_is_counted_by_the_network_that_one_customer_has(address: str, counted: str) -> None:
    assert network(address) == counted


def test_a_whole_network_of_ipv6_has_no_more_than_one_address() -> None:
    limits = Limits(clock=lambda: 0.0)
    asked = 3 * int(PER_ADDRESS["guess"].at_once)
    allowed = sum(limits.allow("guess", f"2001:db8::{i:x}") for i in range(asked))
    assert allowed == PER_ADDRESS["guess"].at_once
    assert len(limits.buckets) == 1
    assert limits.allow("guess", "2001:db8:0:1::1"), "the neighbour is somebody else"


async def test_workers_count_a_network_together() -> None:
    limits, heard = Limits(), []

    async def others(kind: str, who: str) -> bool:
        heard.append((kind, who))
        return True

    limits.others_allow = others
    for host in (1, 2):
        await limits.allow_together("sit", f"2001:db8::{host}")
    assert heard == [("sit", "'2001:db8::/64'")] * 2


def test_what_somebody_has_cost_is_taken_from_what_comes_and_is_forgiven() -> None:
    now = 0.0
    limits, limit = Limits(clock=lambda: now), PER_ADDRESS["socket"]
    for _ in range(100):
        limits.charge("socket", "203.0.113.9", 30)
    assert not limits.allow("socket", "203.0.113.9")
    assert limits.allow("socket", "203.0.113.10"), "somebody else"
    now = (30 + 1) / limit.per_second
    assert limits.allow("socket", "203.0.113.9"), "no debt grows beyond one price"
